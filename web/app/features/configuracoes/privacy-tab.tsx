import { useIsMutating, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { hrefOf } from "../../api/call.ts";
import { useLanguage } from "../../ui/language.tsx";
import { CloseAccount } from "./close-account.tsx";
import { preferencesQuery } from "./queries.ts";
import { Section } from "./section.tsx";
import { Switches } from "./switches.tsx";

/** Sharing, export and closing of the account. */
export const PrivacyTab = () => {
  const words = useLanguage().text.configuracoes.privacy;
  const isOn = useQuery(preferencesQuery).data?.share_for_improvement ?? false;
  // A switch is shown before it is stored, and until then the server refuses the file.
  const isShared = useIsMutating() === 0 && isOn;
  const [isClosing, setClosing] = useState(false);
  return (
    <>
      <div className="divide-y divide-line">
        <div className="-mt-4 divide-y divide-line pb-2">
          <Switches names={["share_for_improvement", "usage_analytics"]} />
        </div>
        {isShared ? (
          <Section title={words.corrections.title} intro={words.corrections.intro}>
            <a
              href={hrefOf("GET /api/configuracoes/improvement-file", {})}
              download
              className="btn btn-quiet"
            >
              {words.corrections.action}
            </a>
          </Section>
        ) : null}
        <Section title={words.export.title} intro={words.export.intro}>
          <p className="mb-4 text-sm font-medium text-warn">{words.export.notice}</p>
          <a href="/api/configuracoes/export" download className="btn btn-quiet">
            {words.export.action}
          </a>
        </Section>
        <Section title={words.close.title} intro={words.close.intro}>
          <button type="button" onClick={() => setClosing(true)} className="btn btn-danger">
            {words.close.action}
          </button>
        </Section>
      </div>
      <CloseAccount isOpen={isClosing} onClose={() => setClosing(false)} />
    </>
  );
};
