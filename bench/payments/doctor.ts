import type { Deps } from "../../server/deps.ts";
import { createDoctor } from "../../server/testing/factories.ts";
import type { History } from "./history.ts";

/** A doctor of a running history. */
export interface BenchDoctor {
  id: string;
  card: "visa" | "fails_later";
  fingerprint: string;
  /** A CPF. */
  tax_id: string;
  /** A second card of the doctor. */
  other_fingerprint: string;
  /** The dispute about the newest subscription. */
  dispute: string | null;
}

const CPF_LENGTH = 11;

/** Creates the accounts of a history, with the mailboxes, CRMs and cards that they share. */
export const createDoctors = async (
  { db }: Pick<Deps, "db">,
  { id: history, doctors }: History,
): Promise<BenchDoctor[]> => {
  const made: BenchDoctor[] = [];
  for (const [at, { card, same }] of doctors.entries()) {
    const keyOf = (by: string): number => (same !== null && same.by === by ? same.as : at);
    const numberOf = (by: string): number => history * 10 + keyOf(by);
    const tag = keyOf("email") === at ? "" : `+${at}`;
    const email = `doctor-${numberOf("email")}${tag}@example.org`;
    const { id } = await createDoctor(db, { email });
    made.push({
      id,
      card,
      fingerprint: `bench-${numberOf("card")}`,
      other_fingerprint: `bench-other-${history * 10 + at}`,
      tax_id: String(numberOf("cpf")).padStart(CPF_LENGTH, "0"),
      dispute: null,
    });
  }
  return made;
};

/** The CRM of a doctor. */
export const crmOf = ({ id, doctors }: History, doctor: number): string => {
  const same = doctors[doctor]!.same;
  const key = same !== null && same.by === "crm" ? same.as : doctor;
  return `CRM/SP ${id * 10 + key}`;
};
