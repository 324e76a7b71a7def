import { ChoiceGroup } from "../../ui/choice.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { THEMES, useTheme } from "../../ui/theme.ts";

export const ThemeSetting = () => {
  const { text } = useLanguage();
  const { theme, setTheme } = useTheme();
  const [label = "", detail = ""] = text.configuracoes.theme;
  return (
    <div className="max-w-md py-4">
      <ChoiceGroup
        label={label}
        value={theme}
        choices={THEMES.map((value) => ({ value, label: text.common.themes[value] }))}
        onChange={setTheme}
      />
      <p className="mt-1 text-sm text-muted">{detail}</p>
    </div>
  );
};
