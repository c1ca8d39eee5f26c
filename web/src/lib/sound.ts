/** Eight short, quiet sounds, made on the spot. */

export type Sound = "turn" | "card" | "dice" | "hit" | "reveal" | "score" | "win" | "lose";

/** Notes: frequency in hertz, when it begins and how long it lasts in seconds; a tone or a rustle. */
type Note = [hertz: number, at: number, lasts: number, wave: OscillatorType | "rustle"];

const SCORES: Record<Sound, Note[]> = {
  turn: [
    [660, 0, 0.12, "sine"],
    [880, 0.1, 0.2, "sine"],
  ],
  card: [[2400, 0, 0.07, "rustle"]],
  dice: [
    [1800, 0, 0.04, "rustle"],
    [1500, 0.09, 0.04, "rustle"],
    [1200, 0.16, 0.06, "rustle"],
  ],
  hit: [
    [120, 0, 0.18, "triangle"],
    [700, 0, 0.08, "rustle"],
  ],
  reveal: [
    [440, 0, 0.1, "triangle"],
    [587, 0.08, 0.1, "triangle"],
    [740, 0.16, 0.22, "triangle"],
  ],
  score: [[988, 0, 0.15, "sine"]],
  win: [
    [523, 0, 0.15, "triangle"],
    [659, 0.13, 0.15, "triangle"],
    [784, 0.26, 0.15, "triangle"],
    [1047, 0.39, 0.4, "triangle"],
  ],
  lose: [
    [392, 0, 0.2, "triangle"],
    [330, 0.2, 0.2, "triangle"],
    [262, 0.4, 0.4, "triangle"],
  ],
};

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

export function play(sound: Sound): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const note of SCORES[sound]) sing(audio, note);
}

function sing(audio: AudioContext, [hertz, at, lasts, wave]: Note): void {
  const start = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.08, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  const source = wave === "rustle" ? rustle(audio, hertz, volume) : tone(audio, hertz, wave, volume);
  volume.connect(audio.destination);
  source.start(start);
  source.stop(start + lasts);
}

function tone(audio: AudioContext, hertz: number, wave: OscillatorType, into: AudioNode): OscillatorNode {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.value = hertz;
  source.connect(into);
  return source;
}

function rustle(audio: AudioContext, hertz: number, into: AudioNode): AudioBufferSourceNode {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = hertz;
  source.connect(band).connect(into);
  return source;
}
