import type { DoctorPlano } from "@relato/shared/contract/plano-grants.ts";
import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice, Note } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { GrantForm } from "./grant-form.tsx";
import { findDoctorPlano } from "./grant-queries.ts";

/** The administrator finds an account and grants or revokes its plan. */
export const GrantsSection = () => {
  const words = useLanguage().text.planoGrants;
  const [email, setEmail] = useState("");
  const [doctor, setDoctor] = useState<DoctorPlano | null>(null);
  const find = useAction({
    ...findDoctorPlano,
    onSuccess: setDoctor,
    onError: () => setDoctor(null),
  });
  const isUnknown = find.error instanceof ApiError && find.error.code === "NOT_FOUND";
  return (
    <section aria-labelledby="plano-grants" className="card p-5 sm:p-6">
      <h2 id="plano-grants" className="text-lg font-semibold">
        {words.title}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted">{words.intro}</p>
      <form
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          find.mutate(email.trim());
        }}
      >
        <div className="min-w-0 flex-1 basis-64">
          <LabelledInput
            type="email"
            label={words.email}
            value={email}
            required
            autoComplete="off"
            onChange={({ target }) => setEmail(target.value)}
          />
        </div>
        <button type="submit" className="btn btn-primary" disabled={find.isPending}>
          {words.find}
        </button>
      </form>
      <div className="mt-4">
        {isUnknown ? (
          <Note tone="warn" announce="alert">
            {words.notFound}
          </Note>
        ) : find.error === null ? null : (
          <FailureNotice error={find.error} />
        )}
        {doctor === null ? null : (
          <GrantForm key={doctor.id} doctor={doctor} onChange={setDoctor} />
        )}
      </div>
    </section>
  );
};
