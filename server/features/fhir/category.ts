import { plainWords } from "@relato/shared/domain/plain.ts";

/**
 * Diagnostic service sections (HL7 v2 table 0074), most specific first, with the beginnings of the
 * words of a title that name them.
 */
const SECTIONS: readonly (readonly [code: string, display: string, words: string])[] = [
  ["CUS", "Cardiac Ultrasound", "ecocardio echocardio"],
  ["OUS", "OB Ultrasound", "obstetric morfologic"],
  ["VUS", "Vascular Ultrasound", "doppler"],
  [
    "RUS",
    "Radiology Ultrasound",
    "ultrasso ultrasso ultrasound ultraso ultrasonogra us usg ecograf",
  ],
  ["EC", "Electrocardiac (e.g., EKG, EEC, Holter)", "eletrocardio electrocardio ecg holter"],
  ["PF", "Pulmonary Function", "espirometr spirometr"],
  ["NMR", "Nuclear Magnetic Resonance", "ressonancia resonancia rm rnm mri magnetic"],
  ["CT", "CAT Scan", "tomograf tc ct angiotc angiotomograf"],
  ["NMS", "Nuclear Medicine Scan", "cintilograf gammagraf scintigra pet"],
  ["RX", "Radiograph", "radiograf rx raio xray ray mamograf mammogra radiogra"],
  ["RAD", "Radiology", "densitometr dxa bone"],
];
/** Words of at most three letters match as a whole. */
const SHORT = 3;

export interface Category {
  code: string;
  display: string;
}

/** The section of an examination by its title; `OTH` if its words name none. */
export const categoryOf = (titulo: string): Category => {
  const words = plainWords(titulo);
  const found = SECTIONS.find(([, , names]) =>
    names
      .split(" ")
      .some((name) =>
        words.some((word) => (name.length <= SHORT ? word === name : word.startsWith(name))),
      ),
  );
  return found ? { code: found[0], display: found[1] } : { code: "OTH", display: "Other" };
};
