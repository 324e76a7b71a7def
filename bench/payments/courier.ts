import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../../server/deps.ts";
import { serialize } from "../../server/providers/payments/sandbox/api.ts";
import { WEBHOOK_PATH } from "../../server/providers/payments/sandbox/deliver.ts";
import type { BenchApp } from "./installation.ts";
import type { Random } from "./random.ts";

/** One for each batch: the more are lost, the more the nightly reconciliation must find. */
const LOST = [0.2, 0.4, 0.6, 0.9];
const REPEATED = 0.25;
const AT_ONCE = 0.5;
/** Steps of the batch after which a late event arrives. */
const LATEST = 60;
const POLL_MS = 50;
/** Without the end of any job. */
const PATIENCE_MS = 120_000;

interface Letter {
  payload: string;
  /** The step at which it arrives. */
  due: number;
}

/**
 * Takes the sandbox's events before its own delivery sees them, loses some, repeats some, and
 * brings the others late and in another order.
 */
export class Courier {
  readonly #app: BenchApp["app"];
  readonly #deps: Deps;
  readonly #random: Random;
  readonly #lost: number;
  #waiting: Letter[] = [];
  #step = 0;
  readonly counts = { events: 0, lost: 0, delivered: 0 };

  constructor(app: BenchApp["app"], deps: Deps, random: Random) {
    this.#app = app;
    this.#deps = deps;
    this.#random = random;
    this.#lost = random.pick(LOST);
  }

  /** Takes the new events and delivers what is due. */
  async step(): Promise<void> {
    this.#step += 1;
    for (const payload of await this.#takeEvents()) this.#post(payload);
    await this.#deliver((letter) => letter.due <= this.#step);
  }

  /** Delivers everything that was not lost and waits until every job has ended. */
  async finish(): Promise<void> {
    await this.step();
    await this.#deliver(() => true);
    let until = performance.now() + PATIENCE_MS;
    for (let left = await this.#countJobs(), before = left; left > 0; before = left) {
      await pause(POLL_MS);
      left = await this.#countJobs();
      if (left < before) until = performance.now() + PATIENCE_MS;
      if (performance.now() > until) throw new Error("jobs of the payments do not end");
    }
  }

  #post(payload: string): void {
    this.counts.events += 1;
    if (this.#random.chance(this.#lost)) this.counts.lost += 1;
    else this.#schedule(payload);
    if (this.#random.chance(REPEATED)) this.#schedule(payload);
  }

  #schedule(payload: string): void {
    const delay = this.#random.chance(AT_ONCE) ? 0 : this.#random.below(LATEST);
    this.#waiting.push({ payload, due: this.#step + delay });
  }

  async #deliver(isDue: (letter: Letter) => boolean): Promise<void> {
    const due = this.#waiting.filter(isDue);
    this.#waiting = this.#waiting.filter((letter) => !isDue(letter));
    for (const { payload } of this.#random.shuffle(due)) await this.#send(payload);
  }

  async #send(payload: string): Promise<void> {
    const { stripe, webhook_secret: secret } = this.#deps.payments!;
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    const answer = await this.#app.inject({ method: "POST", url: WEBHOOK_PATH, payload, headers });
    if (answer.statusCode !== 200) throw new Error(`the webhook answered ${answer.statusCode}`);
    this.counts.delivered += 1;
  }

  async #takeEvents(): Promise<string[]> {
    const { pool } = this.#deps.db;
    const { rows } = await pool.query<{ data: object }>(
      "delete from installation.sandbox_objects where kind = 'event' returning data",
    );
    if (rows.length > 0) await pool.query("delete from pgboss.job where name = 'sandbox-webhook'");
    return rows.map(({ data }) => serialize(data));
  }

  async #countJobs(): Promise<number> {
    const { rows } = await this.#deps.db.pool.query<{ n: number }>(
      `select count(*)::int as n from pgboss.job
        where name = 'sync-subscription' and state in ('created', 'retry', 'active')`,
    );
    return rows[0]!.n;
  }
}
