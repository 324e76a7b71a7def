import { invalid } from "../api-error.ts";
import { numberOf } from "../form.ts";
import { moveTo } from "../clock.ts";
import type { Store } from "../store.ts";
import { type Call } from "./call.ts";

/** The sandbox has one clock for all customers. */
const clockOf = (id: string, { now }: Store) => ({
  id,
  object: "test_helpers.test_clock",
  created: now,
  deletes_after: now,
  frozen_time: now,
  livemode: false,
  name: null,
  status: "ready",
  status_details: {},
});

const PATH = "/v1/test_helpers/test_clocks/:id";

export const CLOCK_CALLS: readonly Call[] = [
  { method: "GET", path: PATH, accepts: [], run: async ({ store, id }) => clockOf(id, store) },
  {
    method: "POST",
    path: `${PATH}/advance`,
    accepts: ["frozen_time"],
    run: async ({ store, params, id }) => {
      const to = numberOf(params, "frozen_time");
      if (to === undefined || to <= store.now)
        throw invalid("The frozen_time must be after the clock's time.", "frozen_time");
      await moveTo(store, to);
      return clockOf(id, store);
    },
  },
];
