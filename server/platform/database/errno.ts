/** For `.catch()`: ignores an error with this code and rethrows any other. */
export const ignore =
  (code: string) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== code) throw error;
  };
