import { useState } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { CloseIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { ConsultationForm } from "./consultation-form.tsx";
import { RecordingFace } from "./recording-face.tsx";
import { useNewConsultation } from "./use-new-consultation.ts";

/** The modal's inside: first the setup, then the recording; "Voltar" leads from the finished one back (specification 2.7). */
const Stages = ({ onClose }: { onClose: () => void }) => {
  const { text } = useLanguage();
  const model = useNewConsultation(onClose, text.home.templateRequiredThere);
  const [back, setBack] = useState(false);
  const { recording, state } = model;
  // Only a finished recording can be left for the setup; a failed save brings its reason into view again.
  if (recording && !(back && state.kind === "stopped"))
    return <RecordingFace model={model} onBack={() => setBack(true)} />;
  return (
    <>
      <ConsultationForm model={model} />
      {recording ? (
        <button
          type="button"
          className="btn btn-primary mt-6 w-full"
          onClick={() => setBack(false)}
        >
          {text.gravacoes.panel}
        </button>
      ) : null}
    </>
  );
};

/**
 * A new consultation from wherever one is. Closing it leaves a running recording alone: the top bar leads back to it.
 * React-aria's modal and not the browser's own: the pickers' lists open outside it, where the browser's would be inert.
 */
export const NewConsultationModal = (props: { isOpen: boolean; onClose: () => void }) => {
  const { text } = useLanguage();
  const { isOpen, onClose } = props;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="fixed inset-0 z-40 grid overflow-y-auto bg-veil p-4"
    >
      <Modal className="m-auto w-full max-w-2xl rounded-card bg-surface p-5 text-ink shadow-lifted sm:p-6">
        <Dialog aria-label={text.shell.newConsultation} className="outline-none">
          <div className="mb-5 flex items-center justify-between gap-3">
            <h2 className="font-serif text-2xl font-semibold">{text.shell.newConsultation}</h2>
            <button
              type="button"
              aria-label={text.common.close}
              onClick={onClose}
              className="btn px-2.5 hover:bg-sunken"
            >
              <CloseIcon />
            </button>
          </div>
          <Stages onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
