/** What the system's error codes say, in words. */
const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EBUSY: 'it is in use',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'it would be too large a file',
  EIO: 'the device reports an error',
  EISDIR: 'this is a folder',
  ELOOP: 'its symbolic links lead round in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENFILE: 'too many files are open',
  ENODEV: 'there is no such device',
  ENOENT: 'there is no such file',
  ENOSPC: 'no space is left on the device',
  ENOTDIR: 'a part of its path is not a folder',
  ENXIO: 'there is no such device',
  EPERM: 'permission denied',
  EPIPE: 'nobody reads it any more',
  EROFS: 'the file system can only be read',
  ETXTBSY: 'it is in use',
};

/** Whether something that was thrown is the system's answer to an operation: a file that is not there, a full disk. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return (
    error instanceof Error && 'syscall' in error && typeof (error as { code?: unknown }).code === 'string'
  );
}

/**
 * Why an operation failed, in a few words; the code, for one that has none.
 *
 * @example
 * systemReason(Object.assign(new Error(), { code: 'ENOENT' })); // 'there is no such file'
 */
export function systemReason({ code, message }: NodeJS.ErrnoException): string {
  return (code !== undefined && WORDS[code]) || (code ?? message);
}
