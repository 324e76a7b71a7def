import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FIRST_STEPS, type FirstStep, showsOnboarding } from "@relato/shared/domain/onboarding.ts";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { CheckIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Link } from "../../ui/link.tsx";
import { LazyDialog } from "../../ui/load-boundary.tsx";
import { useAction } from "../../ui/use-action.ts";
import { setOnboardingFlag, onboardingQuery } from "./queries.ts";
import { lazyView } from "../../ui/lazy-view.ts";

const Tour = lazyView(() => import("./tour.tsx").then((m) => m.Tour));

const Step = ({ step, done }: { step: FirstStep; done: boolean }) => {
  const { locale, text } = useLanguage();
  const words = text.home.onboarding;
  const label = words.steps[step];
  const view = { profile_completed: "profile", templates_explored: "templates" } as const;
  return (
    <li className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className={`grid size-5 shrink-0 place-items-center rounded-full border ${
          done ? "border-accent bg-accent text-on-accent" : "border-edge"
        }`}
      >
        {done ? <CheckIcon className="size-3.5" /> : null}
      </span>
      {done ? (
        <span className="text-muted">
          <span className="sr-only">{words.done}</span>
          {label}
        </span>
      ) : step === "first_consultation_completed" ? (
        label
      ) : (
        <Link href={paths.dashboard(locale, view[step])} className="underline underline-offset-2">
          {label}
        </Link>
      )}
    </li>
  );
};

/** The first steps and the tour, until done or dismissed (specification 2.6 and 4). */
export const OnboardingPrompt = () => {
  const { text } = useLanguage();
  const client = useQueryClient();
  const { data } = useQuery(onboardingQuery);
  const [isTouring, setTouring] = useState(false);
  const words = text.home.onboarding;
  const hide = useAction({
    run: () => setOnboardingFlag(client, "onboarding_dismissed"),
    failure: "toast",
  });
  if (data === undefined || !showsOnboarding(data)) return null;
  const dismiss = (): void => hide.mutate();
  return (
    <section aria-labelledby="onboarding" className="card p-5">
      <h2 id="onboarding" className="font-semibold">
        {words.title}
      </h2>
      <ul className="mt-3 grid gap-2 text-sm sm:grid-cols-3">
        {FIRST_STEPS.map((step) => (
          <Step key={step} step={step} done={data[step]} />
        ))}
      </ul>
      <p className="mt-4">{words.question}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" onClick={() => setTouring(true)}>
          {words.show}
        </button>
        <button type="button" className="btn btn-quiet" onClick={dismiss}>
          {words.dismiss}
        </button>
      </div>
      {isTouring ? (
        <LazyDialog>
          <Tour onClose={() => setTouring(false)} onDismiss={dismiss} />
        </LazyDialog>
      ) : null}
    </section>
  );
};
