export const JOINED = "playable.webm";
export const MIXED = "playable.wav";
export const PEAKS = "peaks.json";

/** Files that are made from a recording and stored beside it. They can be made again. */
export const COPIES = [JOINED, MIXED, PEAKS] as const;
