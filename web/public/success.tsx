import { paths } from "../app/paths.ts";
import { CheckIcon } from "../app/ui/icons.tsx";
import { Frame } from "./frame.tsx";
import type { PageProps } from "./page.ts";

/**
 * After a payment (specification 2.4): a spinner for two seconds, then the message in the same
 * place, so that nothing moves. Without script the message is shown at once.
 */
export const SuccessPage = (props: PageProps) => {
  const { locale, text } = props;
  const own = text.auth.success;
  return (
    <Frame {...props} isPlain>
      <div className="mx-auto max-w-md px-4 py-8 sm:py-14">
        <div className="card p-6 text-center sm:p-8">
          <h1 className="font-serif text-3xl font-semibold">{own.title}</h1>
          <div aria-live="polite" className="mt-8 grid *:col-start-1 *:row-start-1">
            <div data-processing="" className="noscript:invisible">
              <span
                aria-hidden="true"
                className={
                  "mx-auto block size-10 animate-spin rounded-full border-4 border-line " +
                  "border-t-accent"
                }
              />
              <p className="mt-4 text-muted">{own.processing}</p>
            </div>
            <div data-done="" className="invisible noscript:visible data-[shown]:visible">
              <span
                className={
                  "mx-auto grid size-12 place-items-center rounded-full bg-ok-soft text-ok"
                }
              >
                <CheckIcon className="size-6" />
              </span>
              <p className="mt-4 text-lg font-semibold">{own.done}</p>
              <p className="mt-1 text-muted">{own.lead}</p>
              <p hidden data-part="session" className="mt-4 text-sm text-muted">
                {own.session} <code data-text="session" className="font-mono break-all text-ink" />
              </p>
              <div className="mt-6 grid gap-3">
                <a href={paths.dashboard(locale)} className="btn btn-primary">
                  {own.dashboard}
                </a>
                <a href={paths.landing(locale)} className="btn btn-quiet">
                  {own.home}
                </a>
              </div>
            </div>
          </div>
        </div>
      </div>
    </Frame>
  );
};
