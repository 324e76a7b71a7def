import * as contract from "@relato/shared/contract/agenda-notices.ts";
import type { FastifyInstance } from "fastify";
import fresh from "fresh";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { createLimit } from "../../platform/http/limits.ts";
import { findFeed, readFeed, removeFeed, renewFeed } from "./feed.ts";

const MINUTE = 60_000;

const fileOf = (params: unknown): string =>
  typeof params === "object" && params !== null && "token" in params ? String(params.token) : "";

/** The calendar feed: the doctor switches it on, a client with its secret URL reads it. */
export const registerFeedRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { audit, config, db } = deps;
  bind(app, contract.getFeed, ({ user }) => withUser(db, user.id, findFeed));
  bind(app, contract.renewFeed, async ({ user, body }) => {
    const { token, feed } = await withUser(db, user.id, (tx) =>
      renewFeed(tx, user.id, body.locale),
    );
    audit.record({ actor: user.id, action: "agenda.feed.renew", outcome: "success" });
    return { url: `${config.base_url}/api/agenda/feed/${token}.ics`, feed };
  });
  bind(app, contract.removeFeed, async ({ user }) => {
    const feed = await withUser(db, user.id, removeFeed);
    audit.record({ actor: user.id, action: "agenda.feed.remove", outcome: "success" });
    return feed;
  });

  // Per feed, and per client IP only for unknown feeds: Google's fetchers share IP addresses.
  const reads = createLimit(app, {
    max: 60 * config.rate_limit_factor,
    window_ms: 10 * MINUTE,
    keyOf: ({ params }) => fileOf(params),
  });
  const misses = createLimit(app, { max: 30 * config.rate_limit_factor, window_ms: 10 * MINUTE });
  bind(
    app,
    contract.readFeed,
    async ({ params: { token: file }, request, reply }) => {
      await misses.look(request);
      const feed = file.endsWith(".ics")
        ? await readFeed(db, file.slice(0, -".ics".length), config.base_url)
        : null;
      if (feed === null) {
        await misses.count(request);
        throw new AppError("NOT_FOUND");
      }
      await reads.count(request);
      reply.headers({
        etag: feed.etag,
        "cache-control": "private, no-cache",
        "x-robots-tag": "noindex, nofollow",
      });
      if (fresh(request.headers, { etag: feed.etag })) return reply.status(304).send();
      return reply
        .headers({
          "content-type": "text/calendar; charset=utf-8",
          "content-disposition": 'inline; filename="relato.ics"',
        })
        .send(feed.body);
    },
    { head: "none" },
  );
};
