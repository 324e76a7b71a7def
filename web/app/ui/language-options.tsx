import { LANGUAGES } from "@relato/shared/domain/language.ts";
import { useLanguage } from "./language.tsx";

/** The options of a select for the language of a consultation or template. */
export const LanguageOptions = () => {
  const { text } = useLanguage();
  return LANGUAGES.map((language) => (
    <option key={language} value={language}>
      {text.common.language[language]}
    </option>
  ));
};
