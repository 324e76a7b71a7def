import { plural } from "../format.ts";
import type { documentos as ptBr } from "../pt-br/documentos.ts";

export const documentos: typeof ptBr = {
  kind: {
    anamnesis: "Clinical note",
    prescription: "Prescription",
    certificate: "Medical certificate",
    nutritional_plan: "Nutritional plan",
    exam_request: "Test request",
    referral: "Referral",
    guidance: "Patient instructions",
    other: "Document",
  },
  addendumHeading: (name, when) => `Addendum by ${name}, ${when}`,
  /** Printed in a certificate. */
  cidLine: (code: string) => `ICD-10: ${code} — disclosure authorized by the patient`,

  actions: (titulo) => `Actions: ${titulo}`,
  edit: "Edit",
  versions: (count) => `Versions (${count})`,
  rewrite: "Write again",
  sign: "Reviewed and approved",
  addendum: "Add an addendum",
  allSupported: "Every sentence is supported by the conversation",
  doubts: (open, kept) =>
    [
      ...(open > 0
        ? [
            plural("en-us", open, {
              one: `${open} sentence needs your decision`,
              other: `${open} sentences need your decision`,
            }),
          ]
        : []),
      ...(kept > 0
        ? [
            plural("en-us", kept, {
              one: `${kept} kept under your name`,
              other: `${kept} kept under your name`,
            }),
          ]
        : []),
    ].join(" · "),
  keep: "Keep under my name",
  keepAll: "Keep all under my name",
  correct: "Correct",
  keptBy: (name, when) => `Kept by ${name} on ${when}`,
  correction: {
    label: "Corrected text",
    save: "Save correction",
    hint: "Left empty, the sentence is removed.",
    changed: "This sentence was changed elsewhere while you were correcting it",
    now: "It now reads:",
    difference: "From the sentence as it is to yours",
    apply: "Save mine over it",
    take: "Keep the one that is there",
    closed:
      "The document was signed: the correction cannot go into it any more. Take the text to an addendum.",
    lost: "One of your corrections was not saved: its sentence is no longer in the document.",
    discard: "Discard mine",
  },
  editor: {
    rich: "Formatted text",
    markdown: "Markdown",
    way: "How to edit",
    title: "Title",
    text: "Text of the document",
    save: "Save version",
    saving: "Saving…",
    table: {
      insert: "Insert a table",
      toolbar: "Table",
      addRow: "Row below",
      addColumn: "Column to the right",
      deleteRow: "Delete row",
      deleteColumn: "Delete column",
      remove: "Delete table",
    },
    loadFailed: "The formatted-text editor did not load. Edit as markdown.",
    underline: "Underline (Ctrl+U)",
    undo: "Undo",
    redo: "Redo",
  },
  conflict: {
    title: "The document was changed elsewhere",
    open: (number) => `There is a version ${number}, newer than the one you are editing.`,
    detail: "Nothing you wrote is lost. Look at the difference and choose.",
    show: "Show the difference",
    difference: "From the newest version to your text",
    apply: "Apply mine on the newest",
    discard: "Discard mine",
    closed:
      "The document was signed, and what you wrote cannot become a version of it any more. Look at the difference and take what you need to an addendum.",
  },
  saved: "Version saved",
  history: {
    title: "Versions",
    number: (number) => `Version ${number}`,
    current: "current",
    signed: (when) => `signed on ${when}`,
    by: {
      engine: "by the local engine",
      model: "by an AI model",
      doctor: (name) => `by ${name}`,
    },
    change: {
      written: "Written",
      edited: "Edited",
      restored: "Restored",
      rewritten: "Written again",
      kept: "Sentences kept",
      addendum: "Addendum",
    },
    from: (number) => `from version ${number}`,
    instruction: (text) => `Asked for: “${text}”`,
    ignored: "The local engine cannot follow free-text requests: this one was left aside.",
    wrote: (name, version) => `Original text: ${name} ${version}`,
    compare: "Compare with the current one",
    read: "Read",
    restore: "Restore",
    difference: (from, to) => `From version ${from} to version ${to}`,
    same: "The texts are the same.",
    added: "added",
    removed: "removed",
  },
  rewriting: {
    remove: "Remove",
    title: "Write again",
    detail: "The new text becomes a version; the present one is kept.",
    instruction: "What should be different",
    instructionHint:
      "Up to 500 characters. The local engine does not follow requests; an AI model does.",
    start: "Write",
    state: {
      waiting: "Waiting to be written",
      writing: "Writing",
      checking: "Checking every sentence",
      failed: "It was not written",
    },
  },
  signing: {
    title: "Reviewed and approved",
    detail:
      "The version is closed with your name, the time and a fingerprint of the text. After that, changes are added as an addendum.",
    none: "Every sentence of this version is supported by the conversation.",
    open: (count) =>
      plural("en-us", count, {
        one: `${count} unsupported sentence stays as it is, marked:`,
        other: `${count} unsupported sentences stay as they are, marked:`,
      }),
    confirm: "Sign this version",
    signed: (name, when) => `Reviewed and approved by ${name} on ${when}`,
    hash: "Fingerprint (SHA-256)",
    broken: "The stored text is no longer what was signed.",
    findings: (count) =>
      plural("en-us", count, {
        one: `${count} unsupported sentence`,
        other: `${count} unsupported sentences`,
      }),
    done: { kept: "kept", corrected: "corrected", open: "left marked" },
    newAddendum: "This addendum has not been signed yet.",
  },
  cid: {
    title: "Add ICD code",
    code: "ICD-10 code",
    hint: "For example, J06.9. The certificate will say that the patient authorized it.",
    authorised: "The patient authorized disclosure of the ICD code",
    save: "Add to the certificate",
    recorded: (name: string, when: string) =>
      `Patient’s authorization recorded by ${name} on ${when}`,
  },
  addendumForm: {
    label: "Text of the addendum",
    hint: "It follows the signed text, with your name and the time.",
    save: "Add",
  },
  creating: {
    title: "New document",
    instruction: "What to ask of the writer",
    fromTemplate: "From a template",
    blank: "Blank",
    kind: "Kind",
    write: "Write it from the consultation",
    create: "Create document",
  },
};
