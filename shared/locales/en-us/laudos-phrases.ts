import { plural } from "../format.ts";
import type { laudosPhrases as ptBr } from "../pt-br/laudos-phrases.ts";

export const laudosPhrases: typeof ptBr = {
  list: "Quick phrases",
  keys: "Tab inserts · Esc closes",
  keysAsked: "Tab or Enter inserts · Esc closes",
  open: "My phrases",
  title: "My quick phrases",
  description: "Type the trigger of a phrase in the report, or /, and accept it with Tab.",
  failed: "Phrases could not be loaded",
  empty: "You have no phrases yet. Create the first one or import a file.",
  add: "New phrase",
  edit: "Edit phrase",
  editShort: "Edit",
  editOf: (trigger) => `Edit the phrase ${trigger}`,
  save: "Save phrase",
  saving: "Saving…",
  saved: "Phrase saved",
  used: (uses) => plural("en-us", uses, { one: "used once", other: `used ${uses} times` }),
  fields: {
    trigger: "Trigger",
    categoria: "Category",
    phrase: "Phrase",
    place: "Where it goes",
    anchor: "Line of the template",
    language: "Language",
  },
  triggerHint: "Two letters or more, without spaces. For example: steatosis",
  phraseHint: "Fields: [normal* | abnormal], [# mm], {remarks}.",
  anchorHint: "The first words of the line, for example Liver.",
  places: {
    cursor: "At the cursor",
    replace: "Instead of the template's line",
    before: "Before the template's line",
    after: "After the template's line",
  },
  remove: "Delete",
  removeOf: (trigger) => `Delete the phrase ${trigger}`,
  removeTitle: "Delete phrase?",
  removeAsk: "Reports in which you used it do not change.",
  removed: "Phrase deleted",
  import: "Import file",
  importing: "Importing…",
  importRefused:
    "This file has no phrases of Relato. Nothing changed; choose a file that was exported here.",
  imported: (added, skipped) =>
    `${plural("en-us", added, { one: "1 phrase imported", other: `${added} phrases imported` })}${
      skipped === 0
        ? ""
        : `; ${plural("en-us", skipped, { one: "1 already existed", other: `${skipped} already existed` })}`
    }`,
  export: "Export my phrases",
  fileName: "relato-phrases.json",
};
