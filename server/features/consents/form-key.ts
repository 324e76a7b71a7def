import type { ConsentFormType } from "@relato/shared/domain/consent.ts";

const EXTENSIONS: Record<ConsentFormType, string> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
};

export const extensionOf = (type: ConsentFormType): string => EXTENSIONS[type];

/** Where the signed form of a consent is stored. */
export const formKey = (consultaId: string, consentId: string, type: ConsentFormType): string =>
  `consents/${consultaId}/${consentId}.${extensionOf(type)}`;

const KEY = /^consents\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f-]{36}\.(?:pdf|jpg)$/;

/** Whether a file of the storage is such a form. */
export const isFormKey = (key: string): boolean => KEY.test(key);
