import type {
  LaudoFields,
  LaudoTemplateFields,
  PhraseFields,
} from "@relato/shared/domain/laudo/laudo.ts";
import type { LaudoPhraseRow, LaudoRow, LaudoTemplateRow } from "./schema/laudos.ts";
import type { Onboarding } from "@relato/shared/contract/home.ts";
import type { Notification } from "@relato/shared/contract/notifications.ts";
import type { ConsultaFields } from "@relato/shared/contract/consultas.ts";
import type { Feedback } from "@relato/shared/contract/feedback.ts";
import type { AgendamentoFields, AgendamentoForm } from "@relato/shared/domain/agendamento.ts";
import type { GravacaoFields, SegmentoFields } from "@relato/shared/domain/gravacao.ts";
import type { ModeloFields, ModeloForm } from "@relato/shared/domain/modelo.ts";
import type { Correction } from "@relato/shared/domain/correction.ts";
import type {
  DocumentoFields,
  SignOffFields,
  VersionFields,
} from "@relato/shared/domain/documento.ts";
import type { PacienteFields, pacienteForm } from "@relato/shared/domain/paciente.ts";
import type { LinkFields, OpeningFields } from "@relato/shared/domain/secure-link.ts";
import type { Preference, Preferences } from "@relato/shared/domain/preferences.ts";
import { expectTypeOf, test } from "vitest";
import type { z } from "zod";
import type { AgendamentoRow } from "./schema/agenda.ts";
import type { GravacaoRow, SegmentoRow } from "./schema/gravacoes.ts";
import type { ModeloRow } from "./schema/modelos.ts";
import type { CorrectionRow, FeedbackRow } from "./schema/consulta-page.ts";
import type { ConsultaRow } from "./schema/consultas.ts";
import type { DocumentoRow, DocumentVersionRow, SignOffRow } from "./schema/documentos.ts";
import type { NotificationRow } from "./schema/notifications.ts";
import type { PacienteRow } from "./schema/pacientes.ts";
import type { user_onboarding, UserPreferencesRow } from "./schema/profile.ts";
import type { OpeningRow, SecureLinkRow } from "./schema/sharing.ts";

/** A shared schema and the columns of its table have the same types; tsc fails otherwise. */
test("the stored fields of an entity have the types of its columns", () => {
  expectTypeOf<Pick<AgendamentoRow, keyof AgendamentoFields>>().toEqualTypeOf<AgendamentoFields>();
  expectTypeOf<Required<AgendamentoForm>>().toEqualTypeOf<AgendamentoFields>();
  expectTypeOf<Pick<GravacaoRow, keyof GravacaoFields>>().toEqualTypeOf<GravacaoFields>();
  expectTypeOf<Pick<SegmentoRow, keyof SegmentoFields>>().toEqualTypeOf<SegmentoFields>();
  expectTypeOf<Pick<PacienteRow, keyof PacienteFields>>().toEqualTypeOf<PacienteFields>();
  expectTypeOf<z.output<ReturnType<typeof pacienteForm>>>().toEqualTypeOf<PacienteFields>();
  expectTypeOf<Pick<ModeloRow, keyof ModeloFields>>().toEqualTypeOf<ModeloFields>();
  expectTypeOf<ModeloForm>().toEqualTypeOf<ModeloFields>();
  expectTypeOf<Pick<ConsultaRow, keyof ConsultaFields>>().toEqualTypeOf<ConsultaFields>();
  expectTypeOf<Pick<CorrectionRow, keyof Correction>>().toEqualTypeOf<Correction>();
  expectTypeOf<Pick<FeedbackRow, keyof Feedback>>().toEqualTypeOf<Feedback>();
  // The table also has laudos, which have no consultation.
  type OfAll = Omit<DocumentoFields, "consulta_id" | "kind">;
  expectTypeOf<Pick<DocumentoRow, keyof OfAll>>().toEqualTypeOf<OfAll>();
  expectTypeOf<Pick<LaudoRow, keyof LaudoFields>>().toEqualTypeOf<LaudoFields>();
  expectTypeOf<
    Pick<LaudoTemplateRow, keyof LaudoTemplateFields>
  >().toEqualTypeOf<LaudoTemplateFields>();
  expectTypeOf<Pick<LaudoPhraseRow, keyof PhraseFields>>().toEqualTypeOf<PhraseFields>();
  expectTypeOf<Pick<DocumentVersionRow, keyof VersionFields>>().toEqualTypeOf<VersionFields>();
  expectTypeOf<Pick<SignOffRow, keyof SignOffFields>>().toEqualTypeOf<SignOffFields>();
  expectTypeOf<Pick<SecureLinkRow, keyof LinkFields>>().toEqualTypeOf<LinkFields>();
  expectTypeOf<Pick<OpeningRow, keyof OpeningFields>>().toEqualTypeOf<OpeningFields>();
});

test("the API has the types of the columns", () => {
  expectTypeOf<Pick<NotificationRow, keyof Notification>>().toEqualTypeOf<Notification>();
  expectTypeOf<Omit<typeof user_onboarding.$inferSelect, "user_id">>().toEqualTypeOf<Onboarding>();
  expectTypeOf<Pick<UserPreferencesRow, Preference>>().toEqualTypeOf<Preferences>();
});
