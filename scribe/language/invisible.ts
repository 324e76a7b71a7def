/** Zero-width and other invisible characters; they would split words. */
const INVISIBLE = /\p{Cf}/gu;

export const removeInvisible = (text: string): string => text.replace(INVISIBLE, "");
