/** Version of the service, as its package and its health say. */
export const SERVICE_VERSION = '0.1.0';
