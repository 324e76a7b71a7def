import type { Auth } from "./features/contas/auth.ts";
import type { AudioProcess } from "./features/gravacoes/audio/audio-process.ts";
import type { Audit } from "./platform/audit/audit.ts";
import type { Log } from "./platform/audit/log.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config/config.ts";
import type { Database } from "./platform/database/database.ts";
import type { PhysicalDatabase } from "./platform/database/embedded.ts";
import type { Events } from "./platform/events/events.ts";
import type { Jobs } from "./platform/jobs/jobs.ts";
import type { Metrics } from "./platform/metrics/metrics.ts";
import type { Pdf } from "./platform/pdf/pdf.ts";
import type { Uploads } from "./platform/uploads/uploads.ts";
import type { FindAssistant } from "./providers/assistant/assistant.ts";
import type { Engine } from "./providers/engine/engine.ts";
import type { MailProvider } from "./providers/mail/mail.ts";
import type { Payments } from "./providers/payments/payments.ts";
import type { SpeechProvider } from "./providers/speech/speech.ts";
import type { EncryptedStorage } from "./providers/storage/encrypted/encrypted.ts";
import type { WhatsappProvider } from "./providers/whatsapp/whatsapp.ts";
import type { FindModelWriter } from "./providers/writer/create.ts";
import type { Writer } from "./providers/writer/writer.ts";

/** Every part of the application, created once in boot.ts. */
export interface Deps {
  config: Config;
  log: Log;
  db: Database;
  /** A login that reads every row, for backups. */
  backup_url: string;
  /** The files of the embedded database; null where it is elsewhere. */
  physical: PhysicalDatabase | null;
  audit: Audit;
  clock: Clock;
  auth: Auth;
  jobs: Jobs;
  metrics: Metrics;
  events: Events;
  storage: EncryptedStorage;
  uploads: Uploads;
  speech: SpeechProvider;
  /** The small model shipped with the product, for the example consultation. */
  exampleSpeech: SpeechProvider;
  /** The processes that write, verify and read documents. */
  engine: Engine;
  /** The engine as a writer: what writes a draft at once. */
  writer: Writer;
  findModelWriter: FindModelWriter;
  /** What answers questions to the assistant, beside the engine. */
  findAssistant: FindAssistant;
  mail: MailProvider;
  whatsapp: WhatsappProvider;
  pdf: Pdf;
  /** Null where plans are not sold through Relato. */
  payments: Payments | null;
  /** The processes that read and copy recordings. */
  audio: AudioProcess;
}
