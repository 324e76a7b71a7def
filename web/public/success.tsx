import type { ReactNode } from "react";
import { paths } from "../app/paths.ts";
import { AlertIcon, CheckIcon, UserIcon } from "../app/ui/icons.tsx";
import { Frame } from "./frame.tsx";
import type { PageProps } from "./page.ts";

const TONES = { ok: "bg-ok-soft text-ok", warn: "bg-warn-soft text-warn" } as const;

/** One result; scripts/success.ts shows the one that the database has. */
const Result = (props: {
  name: "active" | "pending" | "signed-out" | "failed";
  tone: keyof typeof TONES;
  icon: ReactNode;
  title: string;
  detail: string;
  children: ReactNode;
}) => (
  <div data-result={props.name} className="invisible data-[shown]:visible">
    <span className={`mx-auto grid size-12 place-items-center rounded-full ${TONES[props.tone]}`}>
      {props.icon}
    </span>
    <p className="mt-4 text-lg font-semibold">{props.title}</p>
    <p className="mt-1 text-muted">{props.detail}</p>
    <div className="mt-6 grid gap-3">{props.children}</div>
  </div>
);

const Results = ({ locale, text }: PageProps) => {
  const own = text.auth.success;
  const dashboard = (
    <a href={paths.dashboard(locale)} className="btn btn-primary">
      {own.dashboard}
    </a>
  );
  const home = (
    <a href={paths.landing(locale)} className="btn btn-quiet">
      {own.home}
    </a>
  );
  const check = <CheckIcon className="size-6" />;
  const alert = <AlertIcon className="size-6" />;
  const user = <UserIcon className="size-6" />;
  return (
    <>
      <Result name="active" tone="ok" icon={check} title={own.done} detail={own.active}>
        {dashboard}
        {home}
      </Result>
      <Result
        name="pending"
        tone="warn"
        icon={alert}
        title={own.pending}
        detail={own.pendingDetail}
      >
        {dashboard}
        {home}
      </Result>
      <Result
        name="signed-out"
        tone="warn"
        icon={user}
        title={own.signedOut}
        detail={own.signedOutDetail}
      >
        <a
          href={paths.login(locale, { return_to: paths.success(locale) })}
          data-sign-in=""
          className="btn btn-primary"
        >
          {own.signIn}
        </a>
        {home}
      </Result>
      <Result name="failed" tone="warn" icon={alert} title={own.failed} detail={own.failedDetail}>
        <button type="button" data-retry="" className="btn btn-primary">
          {own.retry}
        </button>
        {home}
      </Result>
    </>
  );
};

/**
 * After a payment (specification 2.4): a spinner for two seconds, then what the database says in
 * the same place, so that nothing moves. Without script the page says that the dashboard has it.
 */
export const SuccessPage = (props: PageProps) => {
  const { locale, text } = props;
  const own = text.auth.success;
  return (
    <Frame {...props} isPlain>
      <div className="mx-auto max-w-md px-4 py-8 sm:py-14">
        <div className="card p-6 text-center sm:p-8">
          <h1 className="font-serif text-3xl font-semibold">{own.title}</h1>
          <div className="hidden noscript:block">
            <p className="mt-6 text-muted">{own.pendingDetail}</p>
            <div className="mt-6 grid gap-3">
              <a href={paths.dashboard(locale)} className="btn btn-primary">
                {own.dashboard}
              </a>
              <a href={paths.landing(locale)} className="btn btn-quiet">
                {own.home}
              </a>
            </div>
          </div>
          <div aria-live="polite" className="mt-8 grid *:col-start-1 *:row-start-1 noscript:hidden">
            <div data-processing="">
              <span
                aria-hidden="true"
                className={
                  "mx-auto block size-10 animate-spin rounded-full border-4 border-line " +
                  "border-t-accent"
                }
              />
              <p className="mt-4 text-muted">{own.processing}</p>
            </div>
            <Results {...props} />
          </div>
          <p hidden data-part="session" className="mt-4 text-sm text-muted">
            {own.session} <code data-text="session" className="font-mono break-all text-ink" />
          </p>
        </div>
      </div>
    </Frame>
  );
};
