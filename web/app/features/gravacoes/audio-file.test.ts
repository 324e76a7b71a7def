import { MAX_UPLOAD_BYTES } from "@relato/shared/domain/consulta.ts";
import { expect, test } from "vitest";
import { mayHoldAac, mediaTypeOf, refusalOf } from "./audio-file.ts";

const file = (name: string, type = "", size = 10) => ({ name, type, size });

test("finds the media type by extension, else by the browser's type", () => {
  expect(mediaTypeOf(file("Consulta.WEBM", "video/webm"))).toBe("audio/webm");
  expect(mediaTypeOf(file("gravacao", "audio/ogg; codecs=opus"))).toBe("audio/ogg");
  expect(mediaTypeOf(file("receita.pdf", "application/pdf"))).toBeNull();
});

test("refuses files that are empty, too large or no audio", () => {
  expect(refusalOf(file("a.mp3", "audio/mpeg", 0))).toBe("empty");
  expect(refusalOf(file("a.mp3", "audio/mpeg", MAX_UPLOAD_BYTES + 1))).toBe("too_large");
  expect(refusalOf(file("a.mp3", "audio/mpeg", MAX_UPLOAD_BYTES))).toBeNull();
  expect(refusalOf(file("a.txt", "text/plain"))).toBe("not_audio");
});

test("checks only mp4 and AAC files for AAC", () => {
  expect(mayHoldAac(mediaTypeOf(file("iphone.m4a")) ?? "")).toBe(true);
  expect(mayHoldAac(mediaTypeOf(file("a.aac")) ?? "")).toBe(true);
  expect(mayHoldAac("audio/webm")).toBe(false);
});
