import type { Answer, Thread } from "@relato/shared/contract/chatzello.ts";
import { PROPOSAL_KINDS, type Proposal } from "@relato/shared/domain/chatzello/answer.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { usePropose } from "./use-propose.ts";

/** What a model proposes. It opens a screen, where the doctor confirms. */
export const ProposalCard = ({ proposal }: { proposal: Proposal }) => {
  const { locale, text } = useLanguage();
  const words = text.chatzello.proposal;
  const propose = usePropose();
  const { kind, titulo, text: content, data } = proposal;
  const [day, time] = data?.split("T") ?? [];
  return (
    <section aria-label={words[kind]} className="rounded-card border border-line bg-sunken p-4">
      <p className="text-sm text-muted">
        {words.from}. {words.lead}
      </p>
      <h3 className="mt-1 font-semibold [overflow-wrap:anywhere]">
        {words[kind]}
        {titulo === "" ? null : `: ${titulo}`}
      </h3>
      {day === undefined ? null : (
        <p>
          {formatDay(locale, day)} {time}
        </p>
      )}
      <p className="[overflow-wrap:anywhere] whitespace-pre-line">{content}</p>
      <button type="button" onClick={() => propose(proposal)} className="btn btn-quiet mt-2">
        {words.open}
      </button>
    </section>
  );
};

/** What the doctor can do with an answer, without a model's proposal. */
export const ActionButtons = ({ answer, thread }: { answer: Answer; thread: Thread }) => {
  const words = useLanguage().text.chatzello.proposal;
  const propose = usePropose();
  const { paciente_id } = thread.scope;
  return (
    <Menu
      label={words.title}
      button={words.title}
      actions={PROPOSAL_KINDS.map((kind) => ({
        id: kind,
        text: words[kind],
        onAction: () =>
          propose({ kind, titulo: "", text: answer.content, paciente_id, data: null }),
      }))}
    />
  );
};
