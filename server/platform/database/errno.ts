/** For `.catch()`: a file-system or process error with this code is expected and means "nothing"; any other is thrown on. */
export const ignore =
  (code: string) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== code) throw error;
  };
