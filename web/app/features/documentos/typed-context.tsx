import type { Analysis } from "@relato/shared/domain/document.ts";
import { useLanguage } from "../../ui/language.tsx";
import { ActionButton } from "./action-button.tsx";
import { useNewVersion } from "./actions.ts";
import type { WrittenDocumento } from "./queries.ts";

/**
 * What the doctor typed before the visit, marked as such. A button adds it to the document, under a
 * heading that says that it was typed.
 */
export const TypedContext = (props: {
  documento: WrittenDocumento;
  typed: NonNullable<Analysis["typed"]>;
}) => {
  const { documento, typed } = props;
  const words = useLanguage().text.consulta.typedContext;
  const include = useNewVersion(documento, words.included);
  const { number: base, content } = documento.current;
  if (content.sections.some(({ heading }) => heading === typed.heading)) return null;
  const lines = typed.statements.map((text) => `- ${text}`).join("\n");
  const markdown = `${content.markdown.trimEnd()}\n\n## ${typed.heading}\n\n${lines}\n`;
  return (
    <section
      aria-labelledby="typed-context"
      className="space-y-1 rounded-lg border border-dashed border-line py-3 pr-3 pl-4"
    >
      <h3 id="typed-context" className="font-semibold">
        {words.title}
      </h3>
      <ul className="space-y-1">
        {typed.statements.map((text, i) => (
          <li key={i} className="font-serif text-[1.0625rem] break-words">
            {text}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{words.hint}</p>
      {documento.can.edit ? (
        <ActionButton
          action={include}
          onPress={() => include.mutate({ change: "edited", base, markdown })}
        >
          {words.include}
        </ActionButton>
      ) : null}
    </section>
  );
};
