import { useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";

/**
 * Opens a mail or WhatsApp program (specification 7.6). It first names the data that leaves Relato
 * and warns when the document is not signed off.
 */
export const OutsideButton = (props: {
  label: string;
  href: string;
  signed: boolean;
  /** The document's title, on a page with several such buttons. */
  of?: string;
}) => {
  const { unsigned: words } = useLanguage().text.sharing;
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-label={props.of === undefined ? undefined : `${props.label}: ${props.of}`}
        className="btn btn-quiet"
        onClick={() => setOpen(true)}
      >
        {props.label}
      </button>
      <Dialog isOpen={isOpen} onClose={close} label={props.label}>
        <h2 className="font-serif text-2xl font-semibold">{props.label}</h2>
        <div className="mt-3 space-y-3">
          {props.signed ? null : (
            <Note tone="warn">
              <b>{words.title}.</b> {words.detail}
            </Note>
          )}
          <p className="text-sm text-muted">{words.outside}</p>
        </div>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-quiet" onClick={close}>
            {words.cancel}
          </button>
          <a
            href={props.href}
            target="_blank"
            rel="noreferrer"
            className="btn btn-primary"
            onClick={close}
          >
            {props.signed ? words.open : words.goOn}
          </a>
        </div>
      </Dialog>
    </>
  );
};
