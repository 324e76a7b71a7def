import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** Of the npm packages @expo-google-fonts/noto-*: Google's files as they are, under the SIL Open Font License beside them. */
const FILES = [
  "@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf",
  "@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf",
  "@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf",
  "@expo-google-fonts/noto-sans/700Bold_Italic/NotoSans_700Bold_Italic.ttf",
  "@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf",
];

/** In the order they are asked for a sign; DejaVu Sans Mono comes inside typst. A machine's own fonts are never used. */
export const FONTS = ["Noto Sans", "DejaVu Sans Mono", "Noto Emoji"];
export const MONO = ["DejaVu Sans Mono", "Noto Sans", "Noto Emoji"];

export const readFonts = (): Buffer[] => FILES.map((file) => readFileSync(resolve(file)));
