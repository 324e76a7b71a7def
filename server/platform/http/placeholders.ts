import { DEFAULT_LOCALE, isLocale } from "@relato/shared/domain/language.ts";
import { isLoopback } from "@relato/shared/domain/loopback.ts";
import type { SupportChannel } from "@relato/shared/domain/support.ts";
import type { Disclosure } from "@relato/shared/locales/pt-br/disclosure.ts";
import { createElement as h, type ReactNode } from "react";
import { OLLAMA_URL } from "../../providers/writer/ollama-model.ts";
import type { Config } from "../config/config.ts";
import { escapeHtml, renderHtml } from "../html.ts";
import { messagesOf } from "../messages.ts";
import type { FillPlaceholder } from "./built-pages.ts";

const hostOf = (url: string | undefined, fallback: string): string =>
  url === undefined ? fallback : new URL(url).host;

/** The chat with support, which the application reads from its page. */
const channelOf = (config: Config): SupportChannel | null => {
  if (config.support_url !== undefined && config.support_token !== undefined) return "widget";
  const { automation_url: url, automation_calls: calls } = config;
  return url !== undefined && calls.includes("support") ? "chat" : null;
};

/** Third parties that receive data, by the configuration. Services on this machine are not one. */
const listReceivers = (config: Config, { receives, automationCalls }: Disclosure): string[] => {
  const { database_url, s3_endpoint, speech_url, smtp_url } = config;
  const writerUrl =
    config.writer_url ?? (config.writer_provider === "ollama" ? OLLAMA_URL : undefined);
  const found: string[] = [];
  if (database_url !== undefined && !isLoopback(database_url)) found.push(receives.database);
  if (s3_endpoint !== undefined && !isLoopback(s3_endpoint)) found.push(receives.storage);
  if (speech_url !== undefined && !isLoopback(speech_url))
    found.push(receives.speech(hostOf(speech_url, "")));
  if (config.live_model !== undefined) found.push(receives.live(hostOf(config.live_url, "Google")));
  if (config.writer_model !== undefined && !(writerUrl !== undefined && isLoopback(writerUrl)))
    found.push(receives.writer(hostOf(config.writer_url, config.writer_provider)));
  if (smtp_url !== undefined && !isLoopback(smtp_url)) found.push(receives.mail);
  if (config.whatsapp_token !== undefined && !isLoopback(config.whatsapp_url))
    found.push(receives.whatsapp);
  const { automation_url: automation, automation_calls: calls } = config;
  if (automation !== undefined && !isLoopback(automation) && calls.length > 0)
    found.push(
      receives.automation(
        hostOf(automation, ""),
        calls.map((call) => automationCalls[call]).join("; "),
      ),
    );
  if (channelOf(config) === "widget") found.push(receives.support(hostOf(config.support_url, "")));
  if (config.google_client_id !== undefined) found.push(receives.google);
  return found;
};

const renderReceivers = (config: Config, text: Disclosure): ReactNode => {
  const receivers = listReceivers(config, text);
  if (receivers.length === 0) return h("p", null, text.nobody);
  return h("ul", null, ...receivers.map((receiver) => h("li", null, receiver)));
};

const renderContact = (config: Config, text: Disclosure): string => {
  if (config.privacy_contact === undefined) return renderHtml(h("p", null, text.noContact));
  const address = config.privacy_contact;
  const link = renderHtml(h("a", { href: `mailto:${address}` }, address));
  return `<p>${text.contact(link)}</p>`;
};

/** Fills what the built public pages leave open: address, privacy contact, receivers of data. */
export const createFillPlaceholder =
  (config: Config): FillPlaceholder =>
  (name, file) => {
    const [first = ""] = file.split("/");
    const { disclosure } = messagesOf(isLocale(first) ? first : DEFAULT_LOCALE);
    switch (name) {
      case "BASE_URL":
        return escapeHtml(config.base_url);
      case "SIGNUP":
        return config.signup;
      case "SUPPORT_CHANNEL":
        return channelOf(config) ?? "";
      case "SUPPORT_EMAIL":
        return escapeHtml(config.support_email ?? "");
      case "PRIVACY_CONTACT":
        return renderContact(config, disclosure);
      case "PROCESSORS":
        return renderHtml(renderReceivers(config, disclosure));
      default:
        return null;
    }
  };
