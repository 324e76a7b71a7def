import { z } from "zod";

/*
 * The resources that a laudo's Bundle has, as FHIR R4 defines them: required elements, value sets
 * with a required binding, and formats of primitive types. Unknown elements are refused.
 * The export of a patient (features/patient-data) adds Consent and DocumentReference.
 * https://hl7.org/fhir/R4/bundle.html, diagnosticreport.html, observation.html, patient.html,
 * practitioner.html, datatypes.html
 */

const uri = z.string().regex(/^\S+$/);
const code = z.string().regex(/^\S+(?: \S+)*$/);
const text = z.string().regex(/\S/).max(1_048_576);
const uuid = z.string().regex(/^urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const id = z.string().regex(/^[A-Za-z0-9.-]{1,64}$/);
const instant = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/);
const date = z.string().regex(/^\d{4}(?:-\d\d(?:-\d\d)?)?$/);

const coding = z.strictObject({ system: uri, code, display: text.optional() });
const codeableConcept = z
  .strictObject({ coding: z.array(coding).min(1).optional(), text: text.optional() })
  .refine((concept) => concept.coding !== undefined || concept.text !== undefined);
const identifier = z.strictObject({
  type: codeableConcept.optional(),
  system: uri.optional(),
  value: text,
});
const reference = z.strictObject({ reference: uuid, display: text.optional() });
/** A code needs its system (invariant qty-3). */
const quantity = z
  .strictObject({
    value: z.number(),
    unit: text.optional(),
    system: uri.optional(),
    code: code.optional(),
  })
  .refine((one) => one.code === undefined || one.system !== undefined);
const attachment = z.strictObject({
  contentType: code,
  language: code,
  data: z.base64(),
  title: text,
  creation: instant,
});
const humanName = z.strictObject({ text });

const patient = z.strictObject({
  resourceType: z.literal("Patient"),
  id,
  identifier: z.array(identifier).min(1).optional(),
  name: z.array(humanName).min(1),
  gender: z.enum(["male", "female", "other", "unknown"]).optional(),
  birthDate: date.optional(),
});

const practitioner = z.strictObject({
  resourceType: z.literal("Practitioner"),
  id,
  identifier: z.array(identifier).min(1).optional(),
  name: z.array(humanName).min(1),
});

const STATUSES = ["registered", "preliminary", "final", "amended", "corrected"] as const;
const ENDS = ["cancelled", "entered-in-error", "unknown"] as const;

const observation = z
  .strictObject({
    resourceType: z.literal("Observation"),
    id,
    status: z.enum([...STATUSES, ...ENDS]),
    code: codeableConcept,
    subject: reference.optional(),
    effectiveDateTime: date,
    issued: instant,
    performer: z.array(reference).min(1),
    valueQuantity: quantity.optional(),
    valueCodeableConcept: codeableConcept.optional(),
    valueString: text.optional(),
  })
  // value[x] has at most one type; without one, the Observation would say nothing.
  .refine(
    (one) =>
      [one.valueQuantity, one.valueCodeableConcept, one.valueString].filter(Boolean).length === 1,
  );

const diagnosticReport = z.strictObject({
  resourceType: z.literal("DiagnosticReport"),
  id,
  language: code,
  identifier: z.array(identifier).min(1),
  status: z.enum([...STATUSES, "partial", "appended", ...ENDS]),
  category: z.array(codeableConcept).min(1),
  code: codeableConcept,
  subject: reference.optional(),
  effectiveDateTime: date,
  issued: instant,
  performer: z.array(reference).min(1),
  result: z.array(reference).min(1).optional(),
  conclusion: text.optional(),
  presentedForm: z.array(attachment).min(1),
});

/** https://hl7.org/fhir/R4/relatedperson.html; in a Consent only, by a local reference. */
const relatedPerson = z.strictObject({
  resourceType: z.literal("RelatedPerson"),
  id,
  patient: reference,
  name: z.array(humanName).min(1),
  identifier: z.array(identifier).min(1).optional(),
  relationship: z.array(codeableConcept).min(1),
});
const local = z.strictObject({ reference: z.string().regex(/^#\S+$/), display: text });

const consent = z.strictObject({
  resourceType: z.literal("Consent"),
  id,
  contained: z.array(relatedPerson).min(1).optional(),
  status: z.enum(["draft", "proposed", "active", "rejected", "inactive", "entered-in-error"]),
  scope: codeableConcept,
  category: z.array(codeableConcept).min(1),
  patient: reference,
  dateTime: instant,
  performer: z
    .array(z.union([reference, local]))
    .min(1)
    .optional(),
  sourceAttachment: attachment
    .omit({ language: true, data: true, title: true })
    .extend({ url: uri, size: z.int().min(1) })
    .optional(),
  policyRule: codeableConcept,
  provision: z.strictObject({
    type: z.enum(["deny", "permit"]),
    period: z.strictObject({ start: instant, end: instant.optional() }),
  }),
});

const documentReference = z.strictObject({
  resourceType: z.literal("DocumentReference"),
  id,
  meta: z.strictObject({ security: z.array(coding).length(1) }).optional(),
  identifier: z.array(identifier).min(1),
  status: z.enum(["current", "superseded", "entered-in-error"]),
  docStatus: z.enum(["preliminary", "final", "amended", "entered-in-error"]),
  type: codeableConcept,
  subject: reference,
  date: instant,
  author: z.array(reference).min(1),
  description: text,
  content: z
    .array(
      z.strictObject({ attachment: z.strictObject({ contentType: code, url: uri, title: text }) }),
    )
    .min(1),
});

const resource = z.discriminatedUnion("resourceType", [
  patient,
  practitioner,
  consent,
  documentReference,
  observation,
  diagnosticReport,
]);
export type R4Resource = z.infer<typeof resource>;

/** A Bundle of type `collection` has no total, links, requests or responses. */
export const bundleSchema = z
  .strictObject({
    resourceType: z.literal("Bundle"),
    type: z.literal("collection"),
    timestamp: instant,
    entry: z.array(z.strictObject({ fullUrl: uuid, resource })).min(1),
  })
  .superRefine(({ entry }, context) => {
    const urls = new Set(entry.map(({ fullUrl }) => fullUrl));
    if (urls.size !== entry.length) context.addIssue("bdl-7: fullUrl must be unique");
    for (const { fullUrl, resource: one } of entry) {
      if (fullUrl !== `urn:uuid:${one.id}`) context.addIssue(`${fullUrl} has another id`);
      const targets = JSON.stringify(one).matchAll(/"reference":"([^"]+)"/g);
      for (const [, target = ""] of targets)
        // A contained resource has a local reference.
        if (!urls.has(target) && !JSON.stringify(one).includes(`"id":"${target.slice(1)}"`))
          context.addIssue(`${target} is not in the Bundle`);
    }
  });
