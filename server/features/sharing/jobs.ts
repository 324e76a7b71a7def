import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import type { Delivery } from "../../providers/delivery.ts";
import { makePdf } from "../documentos/pdf.ts";
import { endMail, findMailToSend } from "./queries.ts";
import { writeMail } from "./write-mail.ts";

const CONCURRENCY = 2;

/** The host in `Relato <relato@example.org>`. */
const hostOf = (from: string): string => /@([\w.-]{1,255})/.exec(from)?.[1] ?? "localhost";

type MailDeps = Pick<Deps, "config" | "db" | "jobs" | "mail" | "pdf" | "storage">;

/** Sends documents by mail. A mail that was sent or stored is not sent again. */
export const startSharingJobs = (deps: MailDeps): Promise<void> =>
  deps.jobs.work(
    "document-mail",
    { concurrency: CONCURRENCY },
    async ({ id, medico_id }, { last }) => {
      const asDoctor = <T>(work: Parameters<typeof withUser<T>>[2]): Promise<T> =>
        withUser(deps.db, medico_id, work);
      const mail = await asDoctor((tx) => findMailToSend(tx, id));
      if (mail === undefined) return { delivery: "skipped" };
      let delivery: Delivery;
      try {
        const made = await makePdf(deps, medico_id, mail.documento_id, mail.number);
        // The patient may have changed since, and the PDF may name the new one.
        if ((await asDoctor((tx) => findMailToSend(tx, id))) === undefined)
          return { delivery: "skipped" };
        // The id finds the mail in the outbox when the patient's data is erased.
        const message_id = `${id}@${hostOf(deps.config.mail_from)}`;
        delivery = await deps.mail.send({ ...writeMail(mail.to_address, made), message_id });
      } catch (error) {
        if (last) await asDoctor((tx) => endMail(tx, id, "failed"));
        throw error;
      }
      await asDoctor((tx) => endMail(tx, id, delivery.state));
      return { delivery: delivery.state };
    },
  );
