import { CheckIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { ActionButton } from "../action-button.tsx";
import { useNewVersion } from "../actions.ts";
import type { WrittenDocumento } from "../queries.ts";

/** The number of statements without support, open and confirmed. */
export const DoubtsSummary = ({ documento }: { documento: WrittenDocumento }) => {
  const words = useLanguage().text.documentos;
  const keep = useNewVersion(documento);
  const { current, can } = documento;
  const doubts = current.content.sections.flatMap(({ statements }, section) =>
    statements.flatMap(({ status, kept }, statement) =>
      status === "supported" ? [] : [{ place: { section, statement }, kept }],
    ),
  );
  const places = doubts.filter(({ kept }) => kept === undefined).map(({ place }) => place);
  if (doubts.length === 0)
    return (
      <Note tone="ok">
        <span className="flex items-center gap-2">
          <CheckIcon className="size-4.5" /> {words.allSupported}
        </span>
      </Note>
    );
  return (
    <Note tone={places.length > 0 ? "warn" : "info"}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span>{words.doubts(places.length, doubts.length - places.length)}</span>
        {can.edit && places.length > 1 ? (
          <ActionButton
            action={keep}
            onPress={() => keep.mutate({ change: "kept", base: current.number, places })}
            className="min-h-9 font-semibold underline underline-offset-2"
          >
            {words.keepAll}
          </ActionButton>
        ) : null}
      </div>
    </Note>
  );
};
