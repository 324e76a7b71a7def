import { SignPdf, Signer } from "@signpdf/signpdf";
import { openCertificate } from "./certificate.ts";
import { signDetached } from "./cms.ts";
import {
  addEntries,
  addObjects,
  findFirstPage,
  nextObjectNumber,
  openPdf,
  readObject,
  readReference,
} from "./incremental-update.ts";

export interface SignInput {
  pdf: Buffer;
  /** The .p12 or .pfx file and its password. Neither is stored. */
  certificate: Buffer;
  password: string;
  reason: string;
  at: Date;
}
export interface SignedPdf {
  pdf: Buffer;
  /** The person that the certificate was issued to. */
  name: string;
}

/** Bytes of a signature beside its certificates, with a margin. Unused bytes stay zero. */
const SIGNATURE_BYTES = 4096;
/** @signpdf replaces this text by the signed byte range. */
const BYTE_RANGE = "/ByteRange [0 /********** /********** /**********]";

const hexText = (text: string): string =>
  `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()}>`;

/** ISO 32000-1, 7.9.4. */
const pdfDate = (at: Date): string =>
  `(D:${at.toISOString().replaceAll(/\D/g, "").slice(0, 14)}+00'00')`;

/** Adds an invisible signature field (PDF/A allows it) with room for a signature. */
const addPlaceholder = (input: SignInput, name: string, room: number): Buffer => {
  const pdf = openPdf(input.pdf);
  const root = readReference(pdf.trailer, "Root");
  const page = findFirstPage(pdf);
  const signature = nextObjectNumber(pdf);
  const field = signature + 1;
  const form = `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>`;
  return addObjects(
    pdf,
    new Map([
      [root, addEntries(readObject(pdf, root), form)],
      [page, addEntries(readObject(pdf, page), `/Annots [${field} 0 R]`)],
      [
        signature,
        "<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached " +
          `${BYTE_RANGE} /Contents <${"0".repeat(room * 2)}> /M ${pdfDate(input.at)} ` +
          `/Name ${hexText(name)} /Reason ${hexText(input.reason)} >>`,
      ],
      [
        field,
        "<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) " +
          `/V ${signature} 0 R /Rect [0 0 0 0] /F 132 /P ${page} 0 R >>`,
      ],
    ]),
  );
};

/**
 * Signs a PDF made by typst as PAdES baseline B (ETSI EN 319 142-1). The original bytes stay.
 * @throws PdfError CERTIFICATE_*
 */
export const signPdf = async (input: SignInput): Promise<SignedPdf> => {
  const credential = openCertificate(input.certificate, input.password, input.at);
  const certificateBytes = credential.certificates.reduce((sum, one) => sum + one.length, 0);
  const prepared = addPlaceholder(input, credential.name, SIGNATURE_BYTES + certificateBytes);
  // @signpdf's own signer is not PAdES (docs/decisions/0035-pdf-signatures.md).
  const signer = Object.assign(new Signer(), {
    sign: (content: Buffer) => signDetached(content, credential),
  });
  const pdf = await new SignPdf().sign(prepared, signer);
  return { pdf, name: credential.name };
};
