import { expect, test } from "vitest";
import { markdownFileName, readMarkdownFile } from "./markdown-file.ts";

test("takes the title from the first heading, else from the file's name", async () => {
  expect(await readMarkdownFile(new File(["\uFEFFoi\r\n# Pré-natal #\r\n## DUM"], "x.md"))).toEqual(
    {
      titulo: "Pré-natal",
      markdown: "oi\n# Pré-natal #\n## DUM",
    },
  );
  expect((await readMarkdownFile(new File(["## DUM"], "Meu modelo.md"))).titulo).toBe("Meu modelo");
});

test("refuses binary and too large files", async () => {
  await expect(
    readMarkdownFile(new File([new Uint8Array([0xff, 0xd8])], "a.md")),
  ).rejects.toThrow();
  await expect(readMarkdownFile(new File(["a\0b"], "a.md"))).rejects.toThrow("not text");
  await expect(readMarkdownFile(new File(["a".repeat(200_001)], "a.md"))).rejects.toThrow(
    "too large",
  );
});

test("makes a portable file name of the title", () => {
  expect(markdownFileName("Anamnese / pré-natal (1ª)")).toBe("anamnese-pre-natal-1.md");
  expect(markdownFileName("日本")).toBe("modelo.md");
});
