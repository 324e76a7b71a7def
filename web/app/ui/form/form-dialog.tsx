import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Dialog, DialogHeader, type DialogSize } from "../dialog.tsx";
import { Form, type FormProps } from "./form.tsx";

/**
 * A form in a dialog; mount it while the dialog is open. Escape, the close button and a click
 * outside call `onClose` and keep the draft. Only the cancel button and a save end it.
 */
export const FormDialog = <V extends FieldValues>(
  props: Omit<FormProps<V>, "label"> & {
    title: string;
    description?: ReactNode;
    size?: DialogSize;
    onClose: () => void;
  },
) => {
  const { title, description, size = "lg", onClose, ...form } = props;
  return (
    <Dialog isOpen onClose={onClose} label={title} size={size}>
      <DialogHeader title={title} description={description} onClose={onClose} />
      <Form {...form} label={title} />
    </Dialog>
  );
};
