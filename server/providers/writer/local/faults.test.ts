import { expect, test } from "vitest";
import { PoolError } from "../../../platform/processes/pool-error.ts";
import { childFault } from "./faults.ts";

test.each([
  ["MODEL_ANSWER_TOO_LONG", null, null, "MODEL_ANSWER_TOO_LONG"],
  ["TIMEOUT", 0, 0, "MODEL_STALLED"],
  ["CRASHED", 2, 2, "MODEL_CRASHED"],
  // Linux killed a process for its memory in between.
  ["CRASHED", 2, 3, "MODEL_OUT_OF_MEMORY"],
  ["CRASHED", null, null, "MODEL_CRASHED"],
  ["CLOSED", 0, 0, "MODEL_FAILED"],
])("%s of the child, with %s and then %s memory kills, is %s", (code, before, after, fault) => {
  expect(childFault(new PoolError(code), before, after).fault).toBe(fault);
});
