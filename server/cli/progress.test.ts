import { describe, expect, it } from "vitest";
import { createProgress } from "./progress.ts";

const streamOf = (isTTY: boolean, columns = 80) => {
  const written: string[] = [];
  const write = (text: string): boolean => written.push(text) > 0;
  return { written, stream: { write, isTTY, columns } as unknown as NodeJS.WriteStream };
};

describe("progress", () => {
  it("is one line on a terminal, redrawn, cut to its width and erased", () => {
    const { written, stream } = streamOf(true, 14);
    const progress = createProgress(stream);
    progress.show("visita: writing", "10 %");
    progress.show("a: writing", "9 %");
    progress.say("done");
    progress.clear();
    expect(written).toEqual([
      "\r\u001B[Kvisita: writi",
      "\r\u001B[Ka: writing 9 ",
      "\r\u001B[K",
      "done\n",
    ]);
  });

  it("is one line per step elsewhere", () => {
    const { written, stream } = streamOf(false);
    const progress = createProgress(stream);
    for (const share of ["1 %", "2 %"]) progress.show("a: writing", share);
    progress.show("a: checking");
    progress.say("done");
    expect(written).toEqual(["a: writing\n", "a: checking\n", "done\n"]);
  });
});
