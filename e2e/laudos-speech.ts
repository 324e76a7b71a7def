import type { Page, WebSocketRoute } from "@playwright/test";
import type { LiveClientMessage, LiveServerMessage } from "@relato/shared/events/live.ts";
import { WAV_RATE } from "@relato/shared/domain/wav.ts";
import { expect } from "./test.ts";

/** A recogniser that hears what the test says, while the browser sends the real microphone. */
export const createRecogniser = async (page: Page) => {
  let socket: WebSocketRoute | null = null;
  let heard_ms = 0;
  const send = (message: LiveServerMessage): void => socket?.send(JSON.stringify(message));
  await page.routeWebSocket(/\/api\/live/, (opened) => {
    socket = opened;
    heard_ms = 0;
    opened.onMessage((text) => {
      const message = JSON.parse(String(text)) as LiveClientMessage;
      if (message.type !== "audio") return;
      heard_ms += (Buffer.from(message.data, "base64").length / 2 / WAV_RATE) * 1000;
    });
  });
  return {
    partial: (text: string): void => send({ type: "partial", text }),
    /** A turn that was spoken in the last half second. */
    say: async (text: string): Promise<void> => {
      const before = heard_ms;
      await expect.poll(() => heard_ms - before).toBeGreaterThan(500);
      const end_ms = Math.floor(heard_ms);
      send({ type: "turnComplete", text, start_ms: end_ms - 500, end_ms });
    },
    fail: (): void => send({ type: "unavailable", reason: "speech" }),
  };
};
