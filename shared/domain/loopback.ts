const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a URL's host is this machine. @throws TypeError if it is not a URL */
export const isLoopback = (url: string): boolean => LOOPBACK.test(new URL(url).hostname);
