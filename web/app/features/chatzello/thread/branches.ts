import type { Message } from "@relato/shared/contract/chatzello.ts";

/** A message of the shown branch, with the ids of its versions, oldest first. */
export interface ShownMessage {
  message: Message;
  versions: readonly string[];
}

/** The chosen version after each message; the key of first questions is "". */
export type Choices = Readonly<Record<string, string>>;

/** The branch to show: the chosen version after each message, by default the newest one. */
export const shownBranch = (messages: readonly Message[], choices: Choices): ShownMessage[] => {
  const byParent = Map.groupBy(messages, ({ parent_id }) => parent_id ?? "");
  const shown: ShownMessage[] = [];
  for (let parent = ""; ;) {
    const versions = byParent.get(parent) ?? [];
    const message = versions.find(({ id }) => id === choices[parent]) ?? versions.at(-1);
    if (message === undefined) return shown;
    shown.push({ message, versions: versions.map(({ id }) => id) });
    parent = message.id;
  }
};
