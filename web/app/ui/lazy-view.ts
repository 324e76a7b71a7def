import type { ViewMessages } from "@relato/shared/locales/pt-br/views.ts";
import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import type { Texts } from "./language.tsx";

let fetchTexts: () => Promise<void> = () => Promise.reject(new Error("setViewTexts comes first."));

/**
 * Completes `text` with the texts of the views when the first view is loaded. A failed request is
 * repeated by the next view.
 */
export const setViewTexts = (text: Texts, fetchViews: () => Promise<ViewMessages>): void => {
  let pending: Promise<void> | null = null;
  const request = async (): Promise<void> => {
    try {
      Object.assign(text, await fetchViews());
    } catch (error) {
      pending = null;
      throw error;
    }
  };
  fetchTexts = () => (pending ??= request());
};

/** Loads code that is not part of the first load, and in parallel the texts that it may read. */
export const withViewTexts = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  const [code] = await Promise.all([load(), fetchTexts()]);
  return code;
};

/** `lazy` for code of the first load that opens a view: its texts are loaded with it. */
export const lazyView = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await withViewTexts(load) }));
