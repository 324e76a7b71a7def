import type { AuditEntry } from "../contract/audit-log.ts";
import { describeAction } from "../domain/audit-log.ts";
import type { auditLog } from "./pt-br/audit-log.ts";

export type AuditWords = typeof auditLog;

/** An entry's action in plain words, without its subject and patient: "read a consultation". */
export const entryWords = (words: AuditWords, { action }: Pick<AuditEntry, "action">): string => {
  const statement = describeAction(action);
  if (statement === null) return words.unknown;
  if ("act" in statement) return words.acts[statement.act];
  if ("event" in statement) return words.events[statement.event];
  return `${words.verbs[statement.verb]} ${words.objects[statement.object]}`;
};

/** Who acted. `self` is the doctor's name, or a word such as "You". */
export const actorWords = (
  words: AuditWords,
  { actor, actor_name }: Pick<AuditEntry, "actor" | "actor_name">,
  self: string,
): string => {
  if (actor === "self") return self;
  if (actor_name === null) return words.actors[actor];
  if (actor === "api_key") return words.keyNamed(actor_name);
  return actor === "admin" ? words.adminNamed(actor_name) : words.actors[actor];
};
