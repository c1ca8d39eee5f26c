/** By how much what is to be read on a board is larger, as the frame around it is on a large screen (`--large`). A board
 *  that is a small picture of one stays as it is. */
export const largeOn = (width: number, height: number): number => (width >= 1600 && height >= 700 ? 1.3 : 1);
