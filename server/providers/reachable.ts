const PATIENCE_MS = 3000;

/** Whether a service answers at all, whatever it answers: asked without its key, so that a 401 is a yes, a 5xx is a no. */
export const isReachable = async (url: string): Promise<boolean> => {
  try {
    const answer = await fetch(url, {
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    return answer.status < 500;
  } catch {
    // The answer to the question: no name, no connection, or no answer in time.
    return false;
  }
};
