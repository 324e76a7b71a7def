import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** Google's unmodified files, under the SIL Open Font License that each package contains. */
const FILES = [
  "@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf",
  "@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf",
  "@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf",
  "@expo-google-fonts/noto-sans/700Bold_Italic/NotoSans_700Bold_Italic.ttf",
  "@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf",
];

/** In order of fallback. Typst contains DejaVu Sans Mono. Installed fonts are never used. */
export const FONTS = ["Noto Sans", "DejaVu Sans Mono", "Noto Emoji"];
export const MONO = ["DejaVu Sans Mono", "Noto Sans", "Noto Emoji"];

export const readFonts = (): Buffer[] => FILES.map((file) => readFileSync(resolve(file)));
