import type { Reason } from "@relato/shared/domain/document.ts";
import type { Testimony } from "./claims.ts";

/** Complaints that people tell by a no, folded, three languages: "não seguro o xixi", "can't keep food down". */
const BY_NO: Readonly<Record<string, RegExp>> = {
  incontinence:
    /\b(?:nao (?:consigo |consegue |estou conseguindo )?(?:segur\w+|prend\w+|aguent\w+)|no (?:puedo |puede |alcanzo a |logro )?(?:aguant\w+|reten\w+|conten\w+)|(?:can't|cannot|couldn't|don't) (?:hold|make it))\b/,
  vomiting:
    /\b(?:(?:can't|cannot|couldn't|won't) keep\b.{0,20}\bdown|nao para nada no estomago|nada para no estomago|no (?:retiene|retengo|tolera) nada)\b/,
  dyspnea:
    /\b(?:sem (?:folego|ar)|sin (?:aire|aliento)|no breath|nao (?:consigo |consegue )?(?:respir\w+|puxar o ar)|no (?:puedo|puede) respirar|(?:can't|couldn't|cannot) (?:breathe|catch))\b/,
  insomnia:
    /\b(?:nao (?:consigo |consegue |estou conseguindo )?(?:dorm\w+|durmo|pregar)|no (?:puedo|puede|logro|pego) (?:dormir|conciliar|ojo)|(?:can't|couldn't|don't) sleep)\b/,
};

/** Reasons without the denials of complaints that the talk tells by a no. */
export const withoutToldByNo = (reasons: Reason[], { heard }: Testimony): Reason[] =>
  reasons.filter(
    ({ kind, detail }) =>
      kind !== "negation" ||
      BY_NO[detail] === undefined ||
      !heard.some(
        ({ sentence }) =>
          sentence.speaker !== "medico" && !sentence.asks && BY_NO[detail]!.test(sentence.folded),
      ),
  );
