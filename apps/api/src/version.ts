/** Version of the service, as its package and its health say. */
export const SERVICE_VERSION = '1.0.0';
