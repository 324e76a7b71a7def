/** Characters that a template's title and its markdown may have; no doctor's template comes near, and it bounds what is rendered. */
export const TITULO_MAX = 200;
export const MARKDOWN_MAX = 50_000;
/** Of the specialty's name; as long as the list's filter takes. */
export const ESPECIALIDADE_MAX = 100;

/** Why a template cannot be saved as it stands; null when it can. Used by the editor and again by the server. */
export const modeloRefusal = (modelo: {
  titulo: string;
  markdown: string;
  especialidade: string;
}): "MODELO_INCOMPLETE" | "MODELO_TOO_LONG" | null => {
  if (modelo.titulo.trim() === "" || modelo.markdown.trim() === "") return "MODELO_INCOMPLETE";
  return modelo.titulo.trim().length > TITULO_MAX ||
    modelo.markdown.length > MARKDOWN_MAX ||
    modelo.especialidade.trim().length > ESPECIALIDADE_MAX
    ? "MODELO_TOO_LONG"
    : null;
};
