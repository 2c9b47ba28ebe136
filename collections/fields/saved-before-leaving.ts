/** For the views of a form that saves itself: see the component. */
export const savedBeforeLeaving = {
  beforeDocumentControls: ['@/admin/autosave/autosave-care#AutosaveCare'],
}
