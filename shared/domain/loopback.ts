const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether a URL's host is this machine. @throws TypeError for an invalid URL */
export const isLoopback = (url: string): boolean => LOOPBACK.has(new URL(url).hostname);
