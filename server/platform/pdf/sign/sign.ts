import { openCertificate } from "./certificate.ts";
import { signDetached } from "./cms.ts";
import {
  addObjects,
  firstPageOf,
  nextNumber,
  objectOf,
  openPdf,
  refOf,
  withEntries,
} from "./update.ts";

export interface SignInput {
  pdf: Buffer;
  /** The .p12 or .pfx, and what opens it: used here and forgotten. */
  certificate: Buffer;
  password: string;
  reason: string;
  at: Date;
}
export interface SignedPdf {
  pdf: Buffer;
  /** Whom the certificate was issued to. */
  name: string;
}

/** Bytes of a signature beside its certificates, generously; what is not needed stays zero. */
const ROOM = 4096;
/** A number's width in the place that is filled in at the end. */
const WIDTH = 10;

const hexText = (text: string): string =>
  `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()}>`;

/** ISO 32000-1, 7.9.4. */
const pdfDate = (at: Date): string =>
  `(D:${at.toISOString().replaceAll(/\D/g, "").slice(0, 14)}+00'00')`;

const widthOf = (numbers: readonly number[]): string =>
  numbers.map((number) => String(number).padEnd(WIDTH)).join(" ");

/**
 * Signs a PDF that typst made, as PAdES baseline B (ETSI EN 319 142-1), by an invisible field that PDF/A allows. Nothing of what was
 * there changes. @throws PdfError CERTIFICATE_*
 */
export const signPdf = async (input: SignInput): Promise<SignedPdf> => {
  const signer = openCertificate(input.certificate, input.password, input.at);
  const room = ROOM + signer.certificates.reduce((sum, one) => sum + one.length, 0);
  const pdf = openPdf(input.pdf);
  const root = refOf(pdf.trailer, "Root");
  const page = firstPageOf(pdf);
  const signature = nextNumber(pdf);
  const field = signature + 1;
  const range_place = `/ByteRange [${"0".padEnd(WIDTH)} ${" ".repeat(3 * WIDTH + 2)}]`;
  const contents_place = `<${"0".repeat(room * 2)}>`;
  const prepared = addObjects(
    pdf,
    new Map([
      [
        root,
        withEntries(objectOf(pdf, root), `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>`),
      ],
      [page, withEntries(objectOf(pdf, page), `/Annots [${field} 0 R]`)],
      [
        signature,
        `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached ${range_place} /Contents ${contents_place} /M ${pdfDate(input.at)} /Name ${hexText(signer.name)} /Reason ${hexText(input.reason)} >>`,
      ],
      [
        field,
        `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /V ${signature} 0 R /Rect [0 0 0 0] /F 132 /P ${page} 0 R >>`,
      ],
    ]),
  );
  // What is signed is everything but the signature itself.
  const contents_at = prepared.lastIndexOf(contents_place);
  const after = contents_at + contents_place.length;
  const range = [0, contents_at, after, prepared.length - after];
  prepared.write(`/ByteRange [${widthOf(range)}]`, prepared.lastIndexOf(range_place), "latin1");
  const covered = Buffer.concat([prepared.subarray(0, contents_at), prepared.subarray(after)]);
  const cms = await signDetached(covered, signer);
  prepared.write(cms.toString("hex"), contents_at + 1, "latin1");
  return { pdf: prepared, name: signer.name };
};
