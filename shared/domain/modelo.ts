/** Characters of a template's title and markdown; bounds what must be rendered. */
export const TITULO_MAX = 200;
export const MARKDOWN_MAX = 50_000;
/** Characters of the specialty; equals the limit of the list's filter. */
export const ESPECIALIDADE_MAX = 100;

/** Why a template cannot be saved; null if it can. Checked by the editor and by the server. */
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
