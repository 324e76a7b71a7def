const TIMEOUT_MS = 3000;

/** Whether a service answers below 500. The request has no key, so 401 means reachable. */
export const isReachable = async (url: string): Promise<boolean> => {
  try {
    const answer = await fetch(url, {
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.status < 500;
  } catch {
    // No DNS entry, no connection, or a timeout.
    return false;
  }
};
